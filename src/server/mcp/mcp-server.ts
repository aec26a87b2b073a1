import { McpServer } from '@modelcontextprotocol/server'
import type { Portal } from '#contract/portal-contract.ts'
import { Unavailable } from '#domain/problems.ts'
import { cite } from './cite-tool.ts'
import { Refused, type ToolContext } from './portal-tool.ts'
import { catches, findSpecies, listings, status } from './species-tools.ts'
import { trade, twoLedgers } from './trade-tools.ts'

/** What assistants may ask. */
export const TOOLS = [findSpecies, status, listings, trade, twoLedgers, catches, cite]

const INSTRUCTIONS =
  'Conservation status, listings, trade and catches of Arctic species. Quote each figure with its release and its basis, and heed the signs beside it. Figures marked as simulated are made up: never quote them as real. Link to `view`, where a person sees the same.'

/** The error for the assistant; unexpected errors are logged and not described. */
function reasonOf(problem: unknown, { report }: ToolContext): string {
  if (problem instanceof Refused) return problem.message
  if (!(problem instanceof Unavailable)) report(problem)
  return 'The site cannot answer this now; ask again in a minute.'
}

/** A server of the Model Context Protocol whose tools read the public interface. It holds nothing between two requests. */
export function mcpServer(portal: Portal, context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'arctic-tracker', title: portal.name, version: portal.version, websiteUrl: portal.public_url },
    { instructions: INSTRUCTIONS },
  )
  for (const { name, title, description, input, answer } of TOOLS) {
    server.registerTool(
      name,
      {
        title,
        description,
        // A parameter that is not known would be left out unnoticed, and the figure be of another choice.
        inputSchema: input.strict(),
        annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (given) => {
        try {
          const { found, page } = await answer(given, context)
          const answered = { ...found, view: context.publicUrl + page }
          return { content: [{ type: 'text', text: JSON.stringify(answered) }], structuredContent: answered }
        } catch (problem) {
          return { content: [{ type: 'text', text: reasonOf(problem, context) }], isError: true }
        }
      },
    )
  }
  return server
}
