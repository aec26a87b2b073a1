import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Editor, Transaction } from '#database/access.ts'
import { findProfile } from '#database/accounts/accounts-queries.ts'
import { getDraft } from '#database/drafts/drafts-queries.ts'
import { findPreviewedPage, type PreviewedPage } from '#database/drafts/previewed-page-queries.ts'
import { applyDraft } from '#database/drafts/publish-draft-changes.ts'
import { takenBack } from '#database/taken-back.ts'
import { may } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/portal/languages.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { Conflict, Duplicate, Invalid, NotFound } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { SPECIES_TABS, type SpeciesTab } from '#domain/species/species-tabs.ts'
import type { Context } from '../access.ts'
import { SIGNED_OUT } from '../accounts/refusals.ts'
import { withCookies } from '../accounts/with-cookies.ts'
import { PublicAnswers } from '../answers/public-answers.ts'
import { storedImage } from '../images/species-images.ts'
import { escapeHtml } from '../pages/html.ts'
import { PAGE_TYPE } from '../pages/page-html.ts'
import { languageOf } from '../pages/page-language.ts'
import type { PageTemplate } from '../pages/page-template.ts'
import { PageWriter, withoutFailures } from '../pages/page-writer.ts'
import type { Words } from '../pages/words.ts'
import type { Parts } from '../parts.ts'
import { releaseBytes } from '../trade/release-bytes.ts'
import { previewedPage, SHOWN_NOWHERE } from './previewed-page.ts'

/** In place of the data version of what no cache stores. */
const PREVIEW = 'preview'

interface Previews extends Parts<'connection' | 'signIn' | 'template' | 'pages' | 'words' | 'today'> {
  /** What answers are made of, apart from what reads the database. */
  context: Pick<
    Context,
    'portal' | 'status' | 'countTrade' | 'compareTrade' | 'exploreTrade' | 'publishRows' | 'warn'
  >
}

/** What a preview shows, once it was done in a transaction that is then taken back. */
interface Shown {
  page: PreviewedPage
  banner: string
}

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { tab?: string } }>

/**
 * The public page of a record as a draft would make it, or that of a species while its profile is hidden, for people of the
 * back office alone. The public reads run in a transaction that applies the draft and is always taken back; no cache has the page, and
 * it runs no script, which would ask for the published data.
 */
export async function previewRoutes(
  app: FastifyInstance,
  { connection, signIn, template, pages, words, context, today }: Previews,
) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
  })

  app.get('/api/admin/drafts/:id/preview', (request: Asked, reply) =>
    preview(request, reply, async (tx, editor, t) => {
      const draft = await getDraft(tx, request.params.id)
      if (draft.state === 'published') throw new NotFound('draft_not_found')
      const row = await applyDraft(tx, editor, draft, today())
      const page = await findPreviewedPage(tx, draft.table_name, row)
      if (page === undefined) throw new NotFound(SHOWN_NOWHERE)
      return { page, banner: t('admin:drafts.preview.ofDraft') }
    }),
  )

  app.get('/api/admin/species/:id/preview', (request: Asked, reply) =>
    preview(request, reply, async (_tx, _editor, t) => ({
      page: { of: 'species', id: request.params.id, tab: 'overview' },
      banner: t('admin:drafts.preview.ofProfile'),
    })),
  )

  async function preview(
    request: Asked,
    reply: FastifyReply,
    apply: (tx: Transaction, editor: Editor, t: Words) => Promise<Shown>,
  ) {
    const { session, cookies } = await signIn.session(request)
    withCookies(reply, cookies)
    const profile = session === null ? undefined : await findProfile(connection.db, session.user.id)
    const language = languageOf(request)
    const t = words[language]
    if (profile === undefined) return refuse(reply, 401, SIGNED_OUT.message)
    if (!may(profile, 'read')) return refuse(reply, 403, t('admin:validation.not_permitted'))
    if (parseSpeciesId(request.params.id) === undefined)
      return refuse(reply, 404, t('admin:validation.draft_not_found'))
    const asked = SPECIES_TABS.find((known) => known === request.query.tab)
    try {
      const html = await takenBack(connection.curator, async (tx) => {
        const { page, banner } = await apply(tx, { id: profile.id, email: profile.email }, t)
        const shown = { page: page.of === 'species' && asked ? { ...page, tab: asked } : page, banner }
        return render(tx, shown, { language, path: request.url.split('?', 1)[0] ?? '' })
      })
      return reply.type(PAGE_TYPE).header('content-security-policy', policyOf(template)).send(html)
    } catch (problem) {
      if (problem instanceof NotFound)
        return refuse(
          reply,
          404,
          t(
            problem.message === SHOWN_NOWHERE ? `admin:${SHOWN_NOWHERE}` : 'admin:validation.draft_not_found',
          ),
        )
      if (problem instanceof Invalid || problem instanceof Duplicate || problem instanceof Conflict)
        return refuse(reply, 409, t('admin:drafts.preview.refused'))
      throw problem
    }
  }

  async function render(
    tx: Transaction,
    { page, banner }: Shown,
    { language, path }: { language: Language; path: string },
  ): Promise<string> {
    const currentDay = today()
    const answers = new PublicAnswers(
      {
        known: PREVIEW,
        ask: async () => PREVIEW,
        catchUp: async () => undefined,
        ofScopes: () => PREVIEW,
        changesSince: () => ({ moment: 0, scopes: new Set() }),
        currentDay,
      },
      () => ({
        ...context,
        ...releaseBytes({ reader: tx, db: tx }, context.warn),
        db: tx,
        askCostly: (_signal, ask) => ask(tx),
        images: { find: (id) => storedImage(tx, id) },
        currentDay,
      }),
      words[FALLBACK_LANGUAGE],
      (problem) => app.log.error({ err: problem }, 'A preview could not be built'),
    )
    const { portal } = context
    const t = words[language]
    const { address, content } = await previewedPage(page, { answers, portal, words: t })
    const html = await new PageWriter({ template, pages, portal }).render(language, address, content, {
      ask: withoutFailures(answers),
      banner: bannerOf(banner, page.of === 'species' ? partsOf(path, page.tab, t) : '', t),
    })
    await answers.settled()
    return html
  }
}

/** Says what the page is, and leads to its other parts, since the page's own links lead to what is published. */
const bannerOf = (what: string, parts: string, t: Words): string =>
  `<aside class="border-b border-line bg-warn-soft px-4 py-3 text-sm text-warn" aria-label="${escapeHtml(t('admin:drafts.preview.label'))}"><strong>${escapeHtml(what)}</strong> ${escapeHtml(t('admin:drafts.preview.note'))}${parts}</aside>`

function partsOf(path: string, current: SpeciesTab, t: Words): string {
  const links = SPECIES_TABS.map((tab) => {
    const here = tab === current ? ' aria-current="page"' : ''
    return `<a class="${here ? 'font-semibold' : 'underline'}" href="${escapeHtml(`${path}?tab=${tab}`)}"${here}>${escapeHtml(t(`species:tabs.${tab}`))}</a>`
  })
  return `<nav class="mt-1 flex flex-wrap gap-4" aria-label="${escapeHtml(t('admin:drafts.preview.parts'))}">${links.join('')}</nav>`
}

const policyOf = ({ styleHashes }: PageTemplate): string =>
  [
    "default-src 'none'",
    `style-src 'self' ${styleHashes.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';')

const refuse = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence)
