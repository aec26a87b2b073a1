import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { licenceLink, linkHeader } from '#domain/bulk/signposting.ts'
import { NotFound } from '#domain/problems.ts'
import {
  type DrawnViewName,
  isTradeView,
  namesRelease,
  type PICTURE_FORMATS,
} from '#domain/views/view-address.ts'
import { Answer } from '../answers/answer.ts'
import { simulatedNotice } from '../answers/simulated-notice.ts'
import { type AddressedChart, type ChartFigures, releasesOf } from '../charts/addressed-chart.ts'
import type { Words } from '../pages/words.ts'
import type { Parts } from '../parts.ts'
import { drawPng } from '../social/draw-png.ts'
import type { ImageMaterials, Theme } from '../social/image-materials.ts'
import { findTradeFile } from '../trade/ask-trade.ts'
import { FOR_EVER } from '../trade/published-rows.ts'
import { inOrder, type PictureLook, type PictureQuery } from '../views/view-query.ts'
import { type DrawnFactView, factFigures, releasesDrawn, speciesOf } from './fact-figures.ts'
import { pictureLinks } from './picture-links.ts'
import { fileOf, nameInFile, type PinnedView, pinnedFigures } from './pinned-figures.ts'
import { PLOT_STYLES } from './plot-styles.ts'

export interface PictureParts
  extends Parts<'answers' | 'pages' | 'files' | 'materials' | 'portal' | 'today'> {
  words: Words
  /** The style rule of the font inside a file. */
  font: string
}

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const TYPES: Record<PictureFormat, string> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' }
/** Pixels of a PNG for each of the SVG: sharp on paper too. */
const SHARPNESS = 2

/** A picture that someone asks for. */
export interface Picture {
  id: string
  view: DrawnViewName
  format: PictureFormat
  query: PictureQuery
  /** What its address says of the selection and the release. */
  selection: URLSearchParams
}

/** What is drawn, and from which releases. */
interface ToDraw {
  figures: ViewFigures
  releases: DatasetRelease[]
  /** The one release of trade that it is drawn of. */
  release?: DatasetRelease | undefined
  /** Whether it is drawn of that release alone, and so never changes. */
  isFixed?: boolean
  notice?: string | undefined
}

/** Draws views as pictures, each once while the data does not change. */
export class Pictures {
  readonly #parts: PictureParts

  constructor(parts: PictureParts) {
    this.#parts = parts
  }

  /**
   * The release that a picture without one is of; undefined where it counts none. Throws NotFound for a view of trade where the
   * species has no trade.
   */
  async currentRelease({ id, view }: Pick<Picture, 'id' | 'view'>): Promise<string | undefined> {
    const { files } = this.#parts
    if (isTradeView(view)) return (await fileOf(files, id, undefined)).release
    if (!namesRelease(view)) return undefined
    return (await findTradeFile({ db: files.reader, missingFile: files.missingFile }, id, undefined))?.release
  }

  /** The picture. Throws NotFound and Invalid where its address asks for what is not there. */
  async draw(picture: Picture): Promise<Answer> {
    const { id, view, format, query } = picture
    // No address of the portal: it is sent by its route, with the route's headers.
    const key = `/images/views ${id} ${view}.${format} ${JSON.stringify(query)}`
    return this.#parts.answers.cached(key, async (dataVersion) => {
      const toDraw = isTradeView(view)
        ? await this.#ofRelease(picture, view)
        : await this.#ofFacts(picture, view)
      return this.#drawn(picture, toDraw, dataVersion)
    })
  }

  async #ofRelease({ id, query }: Picture, view: PinnedView): Promise<ToDraw> {
    const { answers, files, words } = this.#parts
    const file = await fileOf(files, id, query.release)
    const isFixed = query.listings === undefined
    const listings = isFixed ? [] : (await speciesOf(answers, id)).cites_listings
    const { figures, release } = await pinnedFigures(files, view, file, query, {
      ...nameInFile(file),
      listings,
    })
    return {
      figures,
      release,
      isFixed,
      releases: [release],
      notice: simulatedNotice([release], ['cites_trade'], words),
    }
  }

  async #ofFacts({ id, query }: Picture, view: DrawnFactView): Promise<ToDraw> {
    const { answers, today, words } = this.#parts
    const figures = await factFigures(answers, { view, id, today: today(), language: query.lang, query })
    const releases = await releasesDrawn(answers, figures)
    const notice = simulatedNotice(releases, namesRelease(view) ? ['cites_trade'] : [], words)
    return { figures, releases, notice }
  }

  /** A chart at the address of a page or of a country, once it is counted. */
  async drawChart(
    format: PictureFormat,
    form: PictureLook,
    chart: AddressedChart,
    counted: ChartFigures,
    query: URLSearchParams,
  ): Promise<Answer> {
    const { answers, words, portal } = this.#parts
    const spelled = query.size === 0 ? '' : `?${inOrder(query)}`
    const key = `/images/views ${chart.path}.${format} ${JSON.stringify(form)} ${spelled}`
    return answers.cached(key, async (dataVersion) => {
      const releases = await releasesOf(chart, counted, this.#parts)
      const notice = simulatedNotice(releases, ['cites_trade'], words)
      const isFixed = chart.isPinned && counted.isFixed && counted.release !== null
      const links = linkHeader([
        { rel: 'canonical', href: portal.public_url + chart.page(query) },
        {
          rel: 'describedby',
          href: `${portal.public_url}${chart.path}.metadata.json${spelled}`,
          type: 'application/csvm+json',
        },
        ...licenceLink(releases.length === 1 ? (releases[0]?.address ?? null) : null),
      ])
      const { figures } = counted
      return this.#picture(format, form, { figures, releases, isFixed, notice, links }, dataVersion)
    })
  }

  #drawn(
    { id: species_id, view, format, query, selection }: Picture,
    toDraw: ToDraw,
    dataVersion: string,
  ): Promise<Answer> {
    const publicUrl = this.#parts.portal.public_url
    const links = pictureLinks({ publicUrl, species_id, view, query: selection, release: toDraw.release })
    return this.#picture(format, query, { ...toDraw, links }, dataVersion)
  }

  async #picture(
    format: PictureFormat,
    { lang: language, theme, width }: PictureLook,
    { figures, releases, isFixed = false, notice, links }: ToDraw & { links: string },
    dataVersion: string,
  ): Promise<Answer> {
    const { pages, materials, font } = this.#parts
    const styles = (format === 'svg' ? font : '') + PLOT_STYLES
    const form = { kind: 'picture', width, styles } as const
    const markup = await pages.drawView({ language, releases, figures, form })
    if (markup === '') throw new NotFound('There is nothing to draw of this selection')
    const svg = inColours(markup, theme, materials)
    const body = format === 'svg' ? Buffer.from(svg) : await drawPng(svg, materials, SHARPNESS)
    return new Answer(200, TYPES[format], body, dataVersion, {
      notice,
      links,
      ...(isFixed ? { caching: FOR_EVER, isPinned: true } : {}),
    })
  }
}

const TOKEN = /var\(--([\w-]+)\)/g

/** A drawing in the colours of a theme instead of their names, for programs that know no names. Throws for an unknown name. */
function inColours(svg: string, theme: Theme, { tokens }: Pick<ImageMaterials, 'tokens'>): string {
  return svg.replaceAll(TOKEN, (_name, token: string) => {
    const value = tokens[theme].get(token)
    if (value === undefined) throw new Error(`The styles have no token '${token}'`)
    return value
  })
}
