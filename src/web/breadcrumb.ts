/** The event of the window that reports what was done. */
export const BREADCRUMB = 'breadcrumb'

/**
 * Notes what was done, for the report of a later fault. The script that reports faults listens, where the operator named
 * a service for them. Source: specification, document 3, section 9, "Error-report breadcrumbs".
 */
export function leaveBreadcrumb(message: string): void {
  dispatchEvent(new CustomEvent<string>(BREADCRUMB, { detail: message }))
}
