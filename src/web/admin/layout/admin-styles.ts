import address from '#web/styles/admin.css?url'

let loading: Promise<void> | undefined

/** Brings the back office's own stylesheet, once, behind the one of every page; resolves when it counts. */
export function loadAdminStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      loading = undefined
      link.remove()
      reject(new Error('The styles of the back office could not be loaded'))
    }
    document.head.append(link)
  })
  return loading
}
