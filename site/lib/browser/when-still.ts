/** Settles once nothing moves on the element: at once where motion is reduced. */
export const whenStill = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
