import type { ViewToDraw } from '#contract/view-to-draw.ts'
import type { Language } from '#domain/portal/languages.ts'

/** A page to be rendered: its address with what is behind the question mark. */
export interface PageToRender {
  address: string
  language: Language
}

export interface RenderedPage {
  html: string
  /** What the page asked for, with the questions, as JSON. */
  answers: string
  /** The translation namespaces that it uses. */
  namespaces: string[]
}

/** The messages to the thread that renders pages: a page to be rendered, a view to be drawn, or an answer to a question of its. */
export type PageRequest =
  | ({ kind: 'page'; id: number } & PageToRender)
  | { kind: 'view'; id: number; view: ViewToDraw }
  | { kind: 'answer'; question: number; status: number; body: string }

/** What the screens of a page ask the portal's interface. */
export interface PageQuestion {
  kind: 'question'
  /** The page. */
  id: number
  question: number
  path: string
}

/** The messages of the thread: a page or a view, why it could not be rendered, or a question that it asks for one. */
export type PageReply =
  | { kind: 'page'; id: number; page: RenderedPage }
  | { kind: 'view'; id: number; markup: string }
  | { kind: 'failed'; id: number; message: string }
  | PageQuestion
