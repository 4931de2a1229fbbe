/** Between parts that stand apart on a screen, for those who read or copy a page as text; styles hide it. */
export const Separator = () => <span className="sep"> · </span>
