/** What a page puts around and onto a table, however that is shown. */
export interface SurfaceProps {
  /** What the window is called, besides whose turn it is. */
  readonly title: string
  /** Controls of a recording stand where one would act. */
  readonly controls?: React.ReactNode
  /** Leads away from the table. */
  readonly menu?: React.ReactNode
  /** Stands under the story. */
  readonly aside?: React.ReactNode
  /** A line under the question, where others are at the table too. */
  readonly bar?: React.ReactNode
  /** Laid over the table: what is said of a try, what a board on a big screen needs. */
  readonly round?: React.ReactNode
}
