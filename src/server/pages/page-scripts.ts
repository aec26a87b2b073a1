/* What pages run themselves, inside their HTML. The security policy allows these texts by their hashes. */

/** Before anything is painted: the reader's theme, and the browser's offer to install the portal, which may come early. */
export const FIRST_SCRIPT = `
try {
  const theme = localStorage.getItem('arctic-tracker-theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {}
addEventListener('beforeinstallprompt', (prompt) => {
  prompt.preventDefault()
  window.installPrompt = prompt
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
