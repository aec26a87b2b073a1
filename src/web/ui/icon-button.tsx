import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'

const LOOK =
  'inline-flex size-11 items-center justify-center rounded-md text-ink-2 no-underline transition-colors duration-quick hover:bg-tint hover:text-ink disabled:text-ink-3'

/** An icon alone must say in words what it does. */
interface Named {
  label: string
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Named & { ref?: Ref<HTMLButtonElement> }

export function IconButton({ label, className = '', type = 'button', ...button }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={`${LOOK} ${className}`} {...button} />
  )
}

type IconAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & Named & { ref?: Ref<HTMLAnchorElement> }

function IconAnchor({ label, className = '', children, ...anchor }: IconAnchorProps) {
  return (
    <a title={label} className={`${LOOK} ${className}`} {...anchor}>
      {children}
      <span className="sr-only">{label}</span>
    </a>
  )
}

export const IconLink = createLink(IconAnchor)
