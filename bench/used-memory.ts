/** What a process holds once everything that it no longer needs was let go of, in megabytes. */
export interface UsedMemory {
  heap: number
  /** Beside the heap: answers, pages and pictures that are kept. */
  buffers: number
}

type Ask = (method: string, params?: object) => Promise<{ result?: { value?: string } }>

/** Has a process collect its garbage and asks what is left; it was started with an inspector at this port. */
export async function usedMemory(port: number): Promise<UsedMemory> {
  const [target]: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json/list`)
  ).json()
  if (target === undefined) throw new Error(`Nothing is to be inspected at ${port}`)
  const line = new WebSocket(target.webSocketDebuggerUrl)
  try {
    const ask = await asker(line)
    await ask('HeapProfiler.collectGarbage')
    const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
    const { heapUsed, external } = JSON.parse(result?.value ?? '{}')
    return { heap: heapUsed / 2 ** 20, buffers: external / 2 ** 20 }
  } finally {
    line.close()
  }
}

/** Asks one thing after the other; the inspector answers in that order. */
async function asker(line: WebSocket): Promise<Ask> {
  await new Promise((resolve, reject) => {
    line.addEventListener('open', resolve, { once: true })
    line.addEventListener('error', reject, { once: true })
  })
  let id = 0
  return (method, params = {}) =>
    new Promise((resolve) => {
      id += 1
      line.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)).result), { once: true })
      line.send(JSON.stringify({ id, method, params }))
    })
}
