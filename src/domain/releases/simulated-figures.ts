import type { SimulatedDataset } from './datasets.ts'

/** Those of the shown datasets that are simulated at present. */
export function simulatedAmong(
  releases: readonly { dataset: string; simulated: boolean }[],
  shown: readonly SimulatedDataset[],
): SimulatedDataset[] {
  return shown.filter((name) => releases.some(({ dataset, simulated }) => simulated && dataset === name))
}

/** The mark of figures that come from these simulated datasets; for real figures the list is empty. */
export function simulationMark(simulated_datasets: SimulatedDataset[]) {
  return { simulated: simulated_datasets.length > 0, simulated_datasets }
}

/** Whether figures are simulated, and which of the datasets they come from are. */
export type SimulationMark = ReturnType<typeof simulationMark>
