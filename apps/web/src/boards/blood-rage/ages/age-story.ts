import type {
  Age,
  BloodRageEvent,
  CardId,
  ClanId,
  FigureId,
  Phase,
  PlaceId,
  StatId,
} from '@meadhall/game-blood-rage'
import type { Told } from '../stories/story.ts'

export interface QuestTold {
  readonly clan: ClanId
  readonly card: CardId
  readonly isDone: boolean
  glory: number
  stat: StatId | null
}

export interface DoomTold {
  readonly clan: ClanId
  readonly figures: FigureId[]
  readonly fled: FigureId[]
  glory: number
}

/** A figure in or around the province as Ragnarök came. */
export interface Struck {
  readonly clan: ClanId
  readonly figure: FigureId
  readonly place: PlaceId
  readonly isSaved: boolean
}

export interface ReleaseTold {
  readonly clan: ClanId
  readonly count: number
  glory: number
}

/** How an age ended: quests, Ragnarök, the release of Valhalla. */
export interface AgeStory {
  readonly age: Age
  /** The action with which the end began and the last one told. */
  readonly from: number
  until: number
  phase: Phase
  readonly quests: QuestTold[]
  destroyed: PlaceId | null
  /** The action at which it burned. */
  burnedAt: number | null
  readonly struck: Struck[]
  readonly dooms: DoomTold[]
  readonly releases: ReleaseTold[]
  nextDoom: PlaceId | null
  /** The age that follows, if one does. */
  next: Age | null
  isOver: boolean
}

/** The ends of all ages so far; the last one may be under way. */
export function agesOf(told: readonly Told[]): AgeStory[] {
  const ages: AgeStory[] = []
  for (const { step, event } of told) {
    if (event.type === 'phase-began' && event.phase === 'quest') ages.push(begun(event.age, step))
    const now = ages.at(-1)
    if (now !== undefined && event.type === 'age-began') now.next = event.age
    if (now === undefined || now.isOver) continue
    now.until = step
    tell(now, event)
    if (event.type === 'province-destroyed') now.burnedAt = step
  }
  return ages
}

/** Whether there is anything to tell of an age's end yet. */
export function hasNews({ quests, destroyed }: AgeStory): boolean {
  return quests.length > 0 || destroyed !== null
}

function begun(age: Age, step: number): AgeStory {
  return {
    age,
    from: step,
    until: step,
    phase: 'quest',
    quests: [],
    destroyed: null,
    burnedAt: null,
    struck: [],
    dooms: [],
    releases: [],
    nextDoom: null,
    next: null,
    isOver: false,
  }
}

function tell(now: AgeStory, event: BloodRageEvent): void {
  switch (event.type) {
    case 'phase-began':
      now.phase = event.phase
      return
    case 'quest-completed':
    case 'quest-failed': {
      const isDone = event.type === 'quest-completed'
      now.quests.push({ clan: event.clan, card: event.card, isDone, glory: 0, stat: null })
      return
    }
    case 'stat-raised': {
      const quest = now.quests.at(-1)
      if (quest?.clan === event.clan) quest.stat = event.stat
      return
    }
    case 'province-destroyed':
      now.destroyed = event.place
      return
    case 'destroyed':
      now.struck.push({ ...event, isSaved: false })
      return void doomOf(now, event.clan).figures.push(event.figure)
    case 'fled':
      now.struck.push({ ...event, place: event.from, isSaved: true })
      return void doomOf(now, event.clan).fled.push(event.figure)
    case 'released':
      return void now.releases.push({ clan: event.clan, count: event.count, glory: 0 })
    case 'doom-moved':
      now.nextDoom = event.place
      return
    case 'glory':
      return tellGlory(now, event.clan, event.amount)
    case 'age-ended':
      now.isOver = true
      return
    default:
      return
  }
}

/** Glory belongs to what was told last in its phase. */
function tellGlory(now: AgeStory, clan: ClanId, amount: number): void {
  if (now.phase === 'quest') {
    const quest = now.quests.at(-1)
    if (quest !== undefined) quest.glory += amount
  }
  if (now.phase === 'ragnarok') doomOf(now, clan).glory += amount
  if (now.phase === 'release') {
    const release = now.releases.find((one) => one.clan === clan)
    if (release !== undefined) release.glory += amount
  }
}

function doomOf({ dooms }: AgeStory, clan: ClanId): DoomTold {
  const known = dooms.find((one) => one.clan === clan)
  if (known !== undefined) return known
  const doom: DoomTold = { clan, figures: [], fled: [], glory: 0 }
  dooms.push(doom)
  return doom
}
