import { type JarlId, jarlName, jarlOf } from '@meadhall/game-valhalla'
import { JarlPortrait } from '../../../art/valhalla/portraits.tsx'
import { useWords } from '../../../i18n/words.ts'
import './jarl-face.css'

interface JarlFaceProps {
  readonly jarl: JarlId
  /** A small one fills its place, a large one is as high as its text. */
  readonly size: 'small' | 'large'
}

/** A Jarl with both abilities and what joins them: one adds to the other, or replaces it (VH-7). */
export function JarlFace({ jarl, size }: JarlFaceProps) {
  const { t, say } = useWords()
  const { link } = jarlOf(jarl)
  return (
    <div className="vh-jarl" data-size={size}>
      <div className="vh-jarl-art filled">
        <JarlPortrait jarl={jarl} />
        <b className="vh-jarl-name">{say({ key: jarlName(jarl) })}</b>
      </div>
      <div className="vh-jarl-says">
        <p>{say({ key: `jarl.${jarl}.base` })}</p>
        <p className="vh-jarl-more">
          <span className="vh-jarl-link" title={t(`vh.jarl.${link}`)}>
            {link === 'both' ? '+' : '⇄'}
          </span>
          <span>
            <em>{say({ key: `jarl.${jarl}.condition` })}</em>{' '}
            {say({ key: `jarl.${jarl}.extended` })}
          </span>
        </p>
      </div>
    </div>
  )
}
