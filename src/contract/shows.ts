import { z } from 'zod'
import { SIMULATED_DATASETS, type SimulatedDataset } from '#domain/releases/datasets.ts'

/** The metadata of a read besides its shape. */
export interface ReadMeta {
  /**
   * The datasets whose figures the answer holds: as long as one of them is simulated, the answer says so in a header and
   * in its body. Source: supplement, section 3, "Simulated records".
   */
  shows?: readonly SimulatedDataset[]
  /** Whether the procedure marks the rows itself, since only some of them hold such figures. */
  marksRows?: boolean
  /** Whether it is a costly question, one that takes the database a good part of a second: few are answered at a time. */
  costly?: boolean
  /** The address that takes the choice of records which this one does not take. */
  choiceAt?: string
  /** Whether an answer is one page of many, and `total` in it counts what is on all of them. */
  paged?: boolean
}

/** Adds the mark to the answer of a read that shows such figures, or to one row of its list. */
export const marked = <Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>) => {
  const answerWithMark = answer.extend({
    simulated: z
      .boolean()
      .default(false)
      .describe('Whether figures here are simulated: made up until a real release is imported'),
    simulated_datasets: z
      .array(z.enum(SIMULATED_DATASETS))
      .default([])
      .describe('Which of the datasets that these figures come from are simulated'),
  })
  return answer.description === undefined ? answerWithMark : answerWithMark.describe(answer.description)
}
