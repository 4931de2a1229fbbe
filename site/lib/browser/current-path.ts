/** The path of the page with its query, to which the sign-in returns. */
export const currentPath = () => location.pathname + location.search
