import type { z } from 'zod'

/** Asks the public interface at an address such as /species/all. Throws `Refused` where it answers with a refusal. */
export type AskPortal = <Content>(address: string) => Promise<Content>

export interface ToolContext {
  ask: AskPortal
  /** The address that visitors use, without a path. */
  publicUrl: string
  /** Today, YYYY-MM-DD. */
  today: string
  /** Takes note of a fault of the portal's own. */
  report: (problem: unknown) => void
}

/** What a tool found, and the page that shows the same to a person. */
export interface Found {
  found: Record<string, unknown>
  /** A path with its choice, such as /species/{id}?tab=trade. */
  page: string
}

/** One question that an assistant may ask, by the name it has in the protocol. */
export interface PortalTool<Input extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  description: string
  input: Input
  answer: (given: z.infer<Input>, context: ToolContext) => Promise<Found>
}

/** Ties the type of the input to that of `answer`. */
export const portalTool = <Input extends z.ZodObject>(tool: PortalTool<Input>): PortalTool =>
  tool as unknown as PortalTool

/** A question that the interface refuses; the message says why. */
export class Refused extends Error {
  override name = 'Refused'
}
