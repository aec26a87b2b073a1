import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Draws the icons of lucide in the place of lucide's own `createLucideIcon` (see vite.config.ts), whose
 * options nobody uses here. The stroke comes from the styles; an icon never speaks for itself.
 */
// biome-ignore lint/style/noDefaultExport: lucide's icon files import it as their default
export default function lucideIcon({ name, node }: IconData) {
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className: `lucide lucide-${name} ${className}`,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
