import type { LinkProps } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#domain/accounts/roles.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { IconLink } from '#web/ui/icon-link.tsx'

/** Leads to the form of a row, for those who may change it. */
export function EditLink({
  label,
  permission = 'edit_records',
  ...link
}: LinkProps & { label: string; permission?: Permission }) {
  if (!useMay(permission)) return null
  return (
    <IconLink {...link} label={label} className="size-9">
      <Pencil className="size-4.5" />
    </IconLink>
  )
}

interface DeleteButtonProps {
  name: string
  permission?: Permission
  onClick: () => void
}

/** Asks whether to delete a row, those who may. */
export function DeleteButton({ name, permission = 'edit_records', onClick }: DeleteButtonProps) {
  const { t } = useTranslation('admin')
  if (!useMay(permission)) return null
  return (
    <IconButton label={t('list.delete', { name })} onClick={onClick} className="size-9 text-danger">
      <Trash2 className="size-4.5" />
    </IconButton>
  )
}
