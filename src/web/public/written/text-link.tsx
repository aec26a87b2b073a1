import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** Addresses of the portal that answer with data: the interface, feeds and files. */
const DATA = /^\/(api\/|feeds\/|[^#]*\.\w+$)/

/** Whether an address shows a screen of the portal. */
export const isScreen = (address: string): boolean => address.startsWith('/') && !DATA.test(address)

/** A link in a text: to a screen and a part of it, `/methodology#trade-signs`, or elsewhere. */
export function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (!isScreen(href)) return <a href={href}>{children}</a>
  return <Link {...linkTo(href)}>{children}</Link>
}

/** An address with a part after '#', as the router takes it. */
export function linkTo(address: string): { to: string; hash?: string } {
  const [to = '', hash] = address.split('#')
  return { to, hash }
}

/** What the MDX compiler asks for: what draws the links of Markdown. */
export const useMDXComponents = () => MARKDOWN

const MARKDOWN = { a: TextLink }

/** A link to someone else's site, opened beside this one. */
export function ExternalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
