import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'

const TONES = {
  /** One per view: the thing to do here. */
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-tint',
  plain: 'border-transparent text-accent hover:bg-tint',
  /** Only inside the dialog that asks. */
  danger: 'border-danger bg-danger text-surface hover:brightness-90',
} as const

const SIZES = {
  regular: 'h-11 px-4.5 text-ui',
  small: 'h-8.5 px-3 text-xs',
} as const

export interface ButtonLook {
  tone?: keyof typeof TONES
  size?: keyof typeof SIZES
}

const buttonLook = ({ tone = 'secondary', size = 'regular' }: ButtonLook, more = '') =>
  `inline-flex items-center justify-center gap-2 rounded-md border font-semibold whitespace-nowrap no-underline transition-colors duration-quick disabled:border-line disabled:bg-sunken disabled:text-ink-3 ${SIZES[size]} ${TONES[tone]} ${more}`

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { ref?: Ref<HTMLButtonElement> }

export function Button({ tone, size, className, type = 'button', ...button }: ButtonProps) {
  return <button type={type} className={buttonLook({ tone, size }, className)} {...button} />
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & ButtonLook & { ref?: Ref<HTMLAnchorElement> }

function ButtonAnchor({ tone, size, className, ...anchor }: AnchorProps) {
  return <a className={buttonLook({ tone, size }, className)} {...anchor} />
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export const ButtonLink = createLink(ButtonAnchor)
