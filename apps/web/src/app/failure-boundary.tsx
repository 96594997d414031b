import { Component, type ReactNode } from 'react'
import { FailurePage } from '../pages/failure-page.tsx'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
}

/** Whatever breaks while drawing ends here, with a page that says what is safe and what to do. */
export class FailureBoundary extends Component<Props, State> {
  override readonly state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? (
      this.props.children
    ) : (
      <FailurePage failure="broken" detail={error.message} />
    )
  }
}
