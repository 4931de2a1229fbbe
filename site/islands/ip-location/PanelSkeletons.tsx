/** Where the address and its place will be. */
export function PanelSkeletons() {
  return (
    <div className="ip-panels" aria-hidden="true">
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
