/** The path of the page with its query, to which signing in leads back. */
export const currentPath = () => location.pathname + location.search
