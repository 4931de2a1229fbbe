/** Where the address and its place will be. */
export function PanelsToCome() {
  return (
    <div className="network" aria-hidden="true">
      <Lines />
      <Lines />
      <Lines />
      <Lines />
    </div>
  )
}

function Lines() {
  return (
    <div className="panel skeleton">
      <i />
      <i />
      <i />
    </div>
  )
}
