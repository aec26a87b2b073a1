import { createHash } from 'node:crypto'
import type { EmbedTheme } from '#contract/view-to-draw.ts'
import { PLOT_STYLES } from '../pictures/plot-styles.ts'
import type { ImageMaterials, Theme } from '../social/image-materials.ts'

/** The design tokens that charts and this page use. */
const TOKENS =
  /^(paper|surface|sunken|land|graticule|tint|ink(-[23])?|line(-strong)?|accent|focus|warn(-soft|-line)?|event|c\d+|chart-\w+|band-\w+|(iucn|cites)-[\w-]+)$/

/** What the classes of drawings mean in CSS, and the layout of the page; each drawing is shown where it fits. */
const RULES = `*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--ink);font:14px/1.5 'Hanken Grotesk','Segoe UI',system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:64rem;margin:0 auto;padding:12px}
figure{margin:0}
h1{margin:0;font-size:17px;line-height:1.35;font-weight:650}
p{margin:4px 0 0}
figcaption p{color:var(--ink-2);font-size:13px}
figcaption .narrowed{color:var(--ink);font-weight:550}
.simulated,.notes .changes{margin-top:8px;padding:6px 10px;border-left:3px solid var(--warn-line);background:var(--warn-soft);color:var(--warn);font-size:13px}
.drawing{display:none;margin-top:12px}
.drawing svg{display:block;width:100%;height:auto;overflow:visible}
.empty{padding:40px 12px;background:var(--sunken);text-align:center;color:var(--ink-2)}
.key{display:flex;flex-wrap:wrap;gap:4px 20px;margin:10px 0 0;padding:0;list-style:none;font-size:13px}
.key li{display:flex;align-items:center;gap:8px}
.notes{margin-top:8px;font-size:12px;color:var(--ink-2)}
details{margin-top:8px;font-size:13px}
summary{padding:5px 0;cursor:pointer;color:var(--accent)}
.scroll{max-height:320px;overflow:auto;border:1px solid var(--line)}
table{border-collapse:collapse;width:100%}
th,td{padding:4px 8px;border-bottom:1px solid var(--line);text-align:left;font-weight:400}
thead th{position:sticky;top:0;background:var(--surface);color:var(--ink-2);font-weight:600}
.number,.percent{text-align:right}
footer{margin-top:8px;padding-top:6px;border-top:1px solid var(--line);font-size:12px;color:var(--ink-3)}
a{display:inline-block;padding:4px 12px 4px 0;color:var(--accent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (width<384px){.w296{display:block}}
@media (384px<=width<464px){.w360{display:block}}
@media (464px<=width<584px){.w440{display:block}}
@media (584px<=width<824px){.w560{display:block}}
@media (width>=824px){.w800{display:block}}
@media print{details{display:none}}
`

/** The style sheet of a theme, and how a security policy names it. */
export interface EmbedStyles {
  text: string
  hash: string
}

/** The style sheets of pages for other sites, one for each theme: 'auto' follows the reader's system. */
export function embedStyles(
  { tokens }: Pick<ImageMaterials, 'tokens'>,
  font: string,
): Readonly<Record<EmbedTheme, EmbedStyles>> {
  const values = (theme: Theme) =>
    [...tokens[theme]].flatMap(([name, value]) => (TOKENS.test(name) ? `--${name}:${value}` : [])).join(';')
  const [light, dark] = [
    `:root{color-scheme:light;${values('light')}}`,
    `:root{color-scheme:dark;${values('dark')}}`,
  ]
  const styled = (colours: string): EmbedStyles => {
    const text = font + colours + RULES + PLOT_STYLES
    return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
  }
  return {
    light: styled(light),
    dark: styled(dark),
    auto: styled(`${light}@media (prefers-color-scheme:dark){${dark}}`),
  }
}
