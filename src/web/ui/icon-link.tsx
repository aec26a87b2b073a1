import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { ICON_BUTTON, type Named } from './icon-button.tsx'

type IconAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & Named & { ref?: Ref<HTMLAnchorElement> }

function IconAnchor({ label, className = '', children, ...anchor }: IconAnchorProps) {
  return (
    <a title={label} className={`${ICON_BUTTON} ${className}`} {...anchor}>
      {children}
      <span className="sr-only">{label}</span>
    </a>
  )
}

export const IconLink = createLink(IconAnchor)
