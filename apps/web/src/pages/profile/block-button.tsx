import { useCallback, useState } from 'react'
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { FailureNote } from '../../server/failure-note.tsx'
import { asSomebody } from '../../server/me.ts'
import { peopleApi } from '../../server/people-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { useDoing } from '../../server/use-doing.ts'
import { useVisitor } from '../../server/use-visitor.ts'

interface BlockButtonProps {
  readonly id: string
  readonly name: string
}

const NOBODY = () => Promise.resolve(false)

/** Keeps somebody from one's tables and ears, or lets them back. */
export function BlockButton({ id, name }: BlockButtonProps) {
  const { t } = useWords()
  const me = useVisitor()
  const ask = useCallback(() => peopleApi.isBlocked(id), [id])
  const { got: isBlocked, again } = useAsked(me ? ask : NOBODY)
  const { isBusy, failure, run } = useDoing()
  const [isAsked, setAsked] = useState(false)
  if (isBlocked === null) return null
  const change = (act: (id: string) => Promise<void>) =>
    run(async () => {
      await asSomebody(() => act(id))
      again()
    })
  return (
    <>
      <Button
        aria-disabled={isBusy}
        onClick={() => (isBlocked ? void change(peopleApi.unblock) : setAsked(true))}
      >
        {t(isBlocked ? 'people.unblock' : 'people.block')}
      </Button>
      {isBlocked && <p className="soft">{t('people.blocked.note')}</p>}
      <FailureNote text={failure} />
      {isAsked && (
        <ConfirmDialog
          title={t('people.block.title', { name: { literal: name } })}
          text={t('people.block.text')}
          confirm={t('people.block')}
          onConfirm={() => void change(peopleApi.block)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
