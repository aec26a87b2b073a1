import type { WorkerReply, WorkerRequest } from './trade-messages.ts'
import { TradeTasks } from './trade-tasks.ts'

/* Counts trade from the files of species, beside the page. */

const tasks = new TradeTasks((received) => reply({ kind: 'progress', received }))

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    reply({ kind: 'answer', id: data.id, answer: await tasks.answer(data) })
  } catch (problem) {
    reply({
      kind: 'failed',
      id: data.id,
      message: problem instanceof Error ? problem.message : String(problem),
    })
  }
})

function reply(message: WorkerReply): void {
  postMessage(message)
}
