import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { ArrowLeftIcon, SkipIcon, UndoIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import type { Lecture } from './lecture.ts'

/** What the menu of a table offers in a lesson: the chapter anew, the next one, and away. */
export function ChapterItems({ lecture }: { readonly lecture: Lecture }) {
  const { t } = useWords()
  const chapter = useStore(lecture.store, (sitting) => sitting.chapter)
  const count = useStore(lecture.store, (sitting) => sitting.lesson.chapters.length)
  return (
    <>
      <li>
        <Link className="button" href="/learn">
          <ArrowLeftIcon /> {t('lesson.leave')}
        </Link>
      </li>
      <Item
        name="chapter-anew"
        icon={<UndoIcon />}
        text={t('lesson.again')}
        onClick={() => lecture.open(chapter)}
      />
      {chapter + 1 < count && (
        <Item
          name="skip-chapter"
          icon={<SkipIcon />}
          text={t('lesson.skip')}
          onClick={() => lecture.open(chapter + 1)}
        />
      )}
    </>
  )
}

interface ItemProps {
  readonly name: string
  readonly icon: React.ReactNode
  readonly text: string
  readonly onClick: () => Promise<void>
}

function Item({ name, icon, text, onClick }: ItemProps) {
  const choose = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('dialog')?.close()
    void onClick()
  }
  return (
    <li>
      <Button data-do={name} onClick={choose}>
        {icon} {text}
      </Button>
    </li>
  )
}
