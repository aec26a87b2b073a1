import { answerTradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { loadTradeTable } from './load-trade-table.ts'
import { selectedRecords } from './selected-records.ts'
import type { TaskAnswers, WorkerReply, WorkerRequest, WorkerTask } from './trade-messages.ts'

/* Counts the trade of one species from its file, beside the page, with the functions that the server runs. */

let table: TradeTable | undefined

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    reply({ kind: 'answer', id: data.id, answer: await answerTo(data) })
  } catch (problem) {
    reply({
      kind: 'failed',
      id: data.id,
      message: problem instanceof Error ? problem.message : String(problem),
    })
  }
})

async function answerTo(task: WorkerTask): Promise<TaskAnswers[WorkerTask['kind']]> {
  if (task.kind === 'open') {
    table = await loadTradeTable(task.file, (received) => reply({ kind: 'progress', received }))
    return table.length
  }
  if (table === undefined) throw new Error('No file is open')
  return task.kind === 'job' ? answerTradeJob(table, task.job) : selectedRecords(table, task.question)
}

function reply(message: WorkerReply): void {
  postMessage(message)
}
