/** How long the methodology's pages take to read. Source: specification, document 2, section 9. */
export const READING_MINUTES = {
  dataArchitecture: 15,
  researchPipeline: 8,
  dashboardCalculations: 7,
} as const
