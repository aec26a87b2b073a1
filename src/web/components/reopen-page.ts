/**
 * Opens the page again, its scripts fetched past every cache: a browser does not ask again for a script that it could not
 * read. Where none of them can be fetched, the page stays.
 */
export async function reopenPage(): Promise<void> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
  const fetched = scripts.map(({ name }) => fetch(name, { cache: 'reload' }).then((script) => script.text()))
  if ((await Promise.allSettled(fetched)).some(({ status }) => status === 'fulfilled')) location.reload()
}
