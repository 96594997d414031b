import type { Me, NoticePreferences, NoticesShown } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { List } from '../../kit/list.tsx'
import { spokenHere, turnPushOff } from '../../notices/push.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { noticeApi } from '../../server/notice-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { useDoing } from '../../server/use-doing.ts'
import { useKeeping } from '../../server/use-keeping.ts'
import { SwitchField } from '../settings/switch-field.tsx'
import { NewPlace } from './new-place.tsx'
import { PushHere } from './push-here.tsx'
import '../people/rows.css'

/** How somebody is told that a game waits for them: what, and where to. */
export function NoticeSettings({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const { got, again } = useAsked(noticeApi.mine)
  const { failure, run } = useDoing()
  if (got === null) return null
  const then = (act: () => Promise<unknown>) =>
    run(async () => {
      await act()
      again()
    })
  return (
    <div>
      <h3>{t('notices.title')}</h3>
      <p>{t('notices.text')}</p>
      <PushHere onChange={again} />
      <Places targets={got.targets} onChange={then} />
      <NewPlace me={me} notices={got} onAdd={(target) => then(() => noticeApi.add(target))} />
      <Preferences got={got} />
      <FailureNote text={failure} />
    </div>
  )
}

/** What is told. Each change is kept at once. */
function Preferences({ got }: { readonly got: NoticesShown }) {
  const { t } = useWords()
  const { value, change, failure } = useKeeping(got.preferences, noticeApi.prefer)
  const prefer = (wish: Partial<NoticePreferences>) =>
    change({ ...spokenHere({ ...got, preferences: value }), ...wish })
  return (
    <>
      <SwitchField
        label={t('notices.turns')}
        isOn={value.turns}
        onChange={(on) => prefer({ turns: on })}
      />
      <SwitchField
        label={t('notices.reminders')}
        isOn={value.reminders}
        onChange={(on) => prefer({ reminders: on })}
      />
      <FailureNote text={failure} />
    </>
  )
}

interface PlacesProps {
  readonly targets: NoticesShown['targets']
  readonly onChange: (act: () => Promise<unknown>) => Promise<boolean>
}

/** Where notices go now. */
function Places({ targets, onChange }: PlacesProps) {
  const { t } = useWords()
  const remove = async (id: string, isPush: boolean) => {
    await noticeApi.remove(id)
    // Of several browsers this one may be meant: who removed another turns it on here again.
    if (isPush) await turnPushOff()
  }
  return (
    <List of={targets} by={({ id }) => id} className="plain-rows">
      {({ id, channel, label, confirmed }) => (
        <>
          <span>
            <b>{t(`notices.channel.${channel}`)}</b>{' '}
            <span className="soft" translate="no">
              {label}
            </span>{' '}
            {!confirmed && <span>{t('notices.unconfirmed')}</span>}
          </span>
          <Button
            look="quiet"
            aria-label={t('notices.remove.which', { where: { literal: label } })}
            onClick={() => void onChange(() => remove(id, channel === 'push'))}
          >
            {t('notices.remove')}
          </Button>
        </>
      )}
    </List>
  )
}
