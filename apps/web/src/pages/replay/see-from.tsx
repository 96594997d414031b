import { EyeIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import type { Tape } from '../../sources/source.ts'
import { useTable } from '../../table/context.tsx'
import { useSeatName } from '../../table/seats.ts'

/** From whose seat the game is seen: all of them once it is over. */
export function SeeFrom({ tape }: { readonly tape: Tape }) {
  const { t } = useWords()
  const viewer = useTable((table) => table.moment?.viewer ?? null)
  const seatName = useSeatName()
  if (tape.viewers.length < 2) return null
  return (
    <label className="see-from" title={t('replay.see-from')}>
      <EyeIcon size={20} />
      <span className="visually-hidden">{t('replay.see-from')}</span>
      <select
        className="select"
        value={String(viewer)}
        onChange={(event) => {
          const { value } = event.target
          tape.look(value === 'null' ? null : Number(value))
        }}
      >
        {tape.viewers.map((one) => (
          <option key={String(one)} value={String(one)}>
            {one === null ? t('replay.see-from.all') : seatName(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
