const KEY = 'arctic-tracker-search-key'
const OFF = 'off'

/** Whether "/" opens the search; those who dictate or press keys by mistake can switch it off. */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF
  } catch {
    return true
  }
}

export function letSlashOpen(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Without storage it stays as it is.
  }
}
