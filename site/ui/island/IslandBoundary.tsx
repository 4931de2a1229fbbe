import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { uiWords } from '#services/words/words.ts'

interface Props {
  island: HTMLElement
  /** As the server sent it; empty when it was a placeholder. */
  html: string
  children: ReactNode
}

/** Shows the server's HTML again when its island fails: links and forms in it work without a script. */
export class IslandBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  readonly notice = document.createElement('div')

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.island.innerHTML = this.props.html
    this.notice.className = 'wrap island-failed'
    document.querySelector('main')?.before(this.notice)
    this.notice.scrollIntoView({ block: 'nearest' })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return createPortal(<FailureNotice />, this.notice)
  }
}

function FailureNotice() {
  return (
    <div className="notice warning row" role="alert">
      <p>{uiWords.pageFailed}</p>
      <button className="button secondary slim" type="button" onClick={() => location.reload()}>
        {uiWords.reload}
      </button>
    </div>
  )
}
