/* What pages run themselves, inside their HTML. The security policy allows these texts by their hashes. */

/**
 * Before anything is painted: the reader's theme; and what may come before the page is hydrated: the browser's offer to
 * install the portal, and the first press of a key that opens the search.
 */
export const FIRST_SCRIPT = `
try {
  const theme = localStorage.getItem('arctic-tracker-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
addEventListener('beforeinstallprompt', (prompt) => {
  prompt.preventDefault()
  window.installPrompt = prompt
})
addEventListener('keydown', (press) => {
  const { key, ctrlKey, metaKey, target } = press
  if (window.searchKey !== undefined || !document.querySelector('[aria-keyshortcuts^="/"]')) return
  const isWriting = target.closest?.('input, textarea, select, [contenteditable]')
  if (ctrlKey || metaKey ? key?.toLowerCase() !== 'k' : key !== '/' || isWriting) return
  press.preventDefault()
  window.searchKey = press
})
`

/**
 * The page stands without scripts and goes first: they wait in a template until this takes them from there, after the
 * first paint, or at once in the background, where nothing is painted.
 */
export const STARTER = `
{
  const start = () => {
    const scripts = document.getElementById('scripts').content.cloneNode(true)
    for (const script of scripts.querySelectorAll('script')) script.async = false
    document.head.append(scripts)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => requestAnimationFrame(start))
}
`
