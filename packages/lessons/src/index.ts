export { LESSONS, type LessonEntry, lessonEntry, lessonOf } from './catalog.ts'
export {
  type Asked,
  type Chapter,
  endKey,
  type Lesson,
  type Step,
  stepKey,
  type Told,
  titleKey,
  wrongKey,
} from './lesson.ts'
export {
  lessonName,
  NO_PROGRESS,
  type Place,
  PROGRESS_VERSION,
  type Progress,
  soundProgress,
  takeUp,
  withSitting,
} from './progress.ts'
export { readLesson } from './reading.ts'
export { answerIn, type Room } from './room.ts'
export {
  answer,
  beginChapter,
  chapterOf,
  goOn,
  type Led,
  type Mistake,
  type Sitting,
  stepOf,
  takeBack,
  youIn,
} from './sitting.ts'
