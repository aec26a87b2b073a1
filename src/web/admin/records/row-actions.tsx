import type { LinkProps } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'

/** Leads to the form of a row. */
export function EditLink({ label, ...link }: LinkProps & { label: string }) {
  return (
    <IconLink {...link} label={label} className="size-9">
      <Pencil className="size-4.5" />
    </IconLink>
  )
}

/** Asks whether to delete a row. */
export function DeleteButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <IconButton label={t('list.delete', { name })} onClick={onClick} className="size-9 text-danger">
      <Trash2 className="size-4.5" />
    </IconButton>
  )
}
