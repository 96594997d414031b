/*
 * The hall at dusk: a steep roof with dragon heads, fire in the door, a ship on the fjord. Drawn in
 * the colours of `home.css`, so that it is day in the light theme and night in the dark one.
 */

const RIDGES = [
  'M0 210L70 150L120 186L190 112L262 178L330 138L400 190L480 104L560 172L640 122L730 186L820 96L900 164L980 118L1070 180L1140 132L1200 176V320H0Z',
  'M0 246L90 204L160 232L260 176L350 228L450 196L540 236L660 182L760 232L860 190L960 234L1060 196L1200 240V320H0Z',
]
const SNOW =
  'M190 112L172 127L184 124L190 132L199 122L210 130ZM480 104L458 121L474 118L481 130L492 118L506 124ZM820 96L796 114L812 112L821 125L834 110L846 118ZM980 118L962 130L976 129L983 138L993 128L1002 132Z'

function Hall() {
  return (
    <g className="hall">
      <path fill="var(--wall)" d="M800 300V216H1056V300Z" />
      <path
        stroke="var(--plank)"
        strokeWidth="2.5"
        fill="none"
        d="M816 216V300M834 216V300M852 216V300M870 216V300M888 216V300M968 216V300M986 216V300M1004 216V300M1022 216V300M1040 216V300"
      />
      <path fill="url(#hall-fire)" d="M902 300V250Q928 222 954 250V300Z" />
      <path
        className="hall-post"
        d="M894 300V246Q928 208 962 246V300H952V251Q928 226 904 251V300Z"
      />
      <path className="hall-roof" d="M776 226L928 78L1080 226L1062 232L928 104L794 232Z" />
      <path
        fill="color-mix(in srgb, var(--wall), var(--beam) 25%)"
        d="M794 232L928 104L1062 232Z"
      />
      <path
        stroke="var(--plank)"
        strokeWidth="2.5"
        fill="none"
        d="M928 108V168M904 128V188M952 128V188M880 152V214M976 152V214M856 176V226M1000 176V226M832 200V230M1024 200V230"
      />
      <circle fill="url(#hall-fire)" cx="928" cy="196" r="15" />
      <path
        stroke="var(--beam)"
        strokeWidth="3"
        fill="none"
        d="M928 180V212M912 196H944M917 185L939 207M939 185L917 207"
      />
      <Dragon />
      <g transform="matrix(-1 0 0 1 1856 0)">
        <Dragon />
      </g>
      {[812, 842, 872, 984, 1014, 1044].map((x, index) => (
        <g key={x} className={`hall-shield s${index % 3}`}>
          <circle cx={x} cy="262" r="12" />
          <path d={`M${x - 12} 262H${x + 12}M${x} 250V274`} />
          <circle className="boss" cx={x} cy="262" r="3.6" />
        </g>
      ))}
    </g>
  )
}

/** The carved head at the end of a gable board. */
function Dragon() {
  return (
    <path
      className="hall-roof"
      d="M944 106L922 84C908 70 898 62 888 60C894 66 890 74 882 72C872 70 866 60 870 50C864 52 858 50 854 46C862 44 868 38 876 34C888 28 904 36 914 48L952 92Z"
    />
  )
}

function Ship() {
  return (
    <g className="ship" transform="translate(236 0)">
      <path
        fill="#ead9b4"
        d="M262 186Q300 176 338 186Q346 214 336 238Q300 230 264 238Q254 214 262 186Z"
      />
      <path
        stroke="var(--clan-serpent)"
        strokeWidth="8"
        fill="none"
        d="M281 181Q276 210 283 234M300 180V232M319 181Q324 210 317 234"
      />
      <path className="hall-roof" d="M298 170H302V262H298Z" />
      <path
        className="hall-roof"
        d="M206 226C200 214 208 204 218 208C214 212 214 218 220 228C230 252 256 258 300 258S370 252 380 228C386 218 386 212 382 208C392 204 400 214 394 226C388 256 372 280 344 284H256C228 280 212 256 206 226Z"
      />
      {[240, 264, 288, 312, 336, 360].map((x, index) => (
        <circle key={x} className={`ship-shield s${index % 3}`} cx={x} cy="260" r="9" />
      ))}
    </g>
  )
}

export function HallArt() {
  return (
    <svg
      className="hall-art"
      viewBox="0 0 1200 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="hall-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="hall-fire" cx=".5" cy=".9" r=".9">
          <stop offset="0" stopColor="var(--fire)" />
          <stop offset="1" stopColor="var(--fire-edge)" />
        </radialGradient>
        <radialGradient id="hall-light" cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="var(--fire)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--fire)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="320" fill="url(#hall-sky)" />
      <circle fill="var(--sun)" cx="716" cy="80" r="30" />
      <path className="ridge far" d={RIDGES[0]} />
      <path fill="var(--snow)" d={SNOW} />
      <path className="ridge near" d={RIDGES[1]} />
      <path className="fjord" d="M0 262Q200 250 420 262T760 268L720 320H0Z" />
      <path
        className="waves"
        d="M40 282q14-6 28 0t28 0M420 280q14-6 28 0t28 0M120 302q14-6 28 0t28 0M520 300q14-6 28 0t28 0M420 308q10-5 20 0t20 0M30 312q10-5 20 0t20 0"
      />
      <Ship />
      <path className="ground" d="M620 320C700 286 780 288 860 292S1100 286 1200 280V320Z" />
      <ellipse cx="928" cy="290" rx="170" ry="70" fill="url(#hall-light)" />
      <Hall />
      <path className="ground" d="M700 320C800 300 1000 296 1200 300V320Z" />
    </svg>
  )
}
