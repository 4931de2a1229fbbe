/** Placeholders for the address and its location. */
export function PanelSkeletons() {
  return (
    <div className="stack ip-panels" aria-hidden="true">
      <PanelSkeleton />
      <PanelSkeleton />
      <PanelSkeleton />
      <PanelSkeleton />
    </div>
  )
}

function PanelSkeleton() {
  return (
    <div className="panel skeleton">
      <i />
      <i />
      <i />
    </div>
  )
}
