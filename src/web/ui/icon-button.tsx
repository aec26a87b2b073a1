import type { ButtonHTMLAttributes, Ref } from 'react'

export const ICON_BUTTON =
  'inline-flex size-11 items-center justify-center rounded-md text-ink-2 no-underline transition-colors duration-quick hover:bg-tint hover:text-ink disabled:text-ink-3'

/** An icon alone must say in words what it does. */
export interface Named {
  label: string
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Named & { ref?: Ref<HTMLButtonElement> }

export function IconButton({ label, className = '', type = 'button', ...button }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`${ICON_BUTTON} ${className}`}
      {...button}
    />
  )
}
