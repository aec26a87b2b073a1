import { useTranslation } from 'react-i18next'
import { Part } from '#web/public/written/part.tsx'
import { TextLink } from '#web/public/written/text-link.tsx'

/** As programs send it; the rest is the token's own. */
const TOKEN_HEADER = 'Authorization: Bearer arctic_…'

const RULES = ['errors', 'etag', 'simulated', 'english'] as const

/** What holds for every address, and the other ways in. */
export function InterfaceRules({ version, origin }: { version: string; origin: string }) {
  const { t } = useTranslation(['interface', 'common'])
  return (
    <>
      <Part id="rules" title={t('rules.title')}>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </Part>
      <Part id="tokens" title={t('tokens.title')}>
        <p>
          {t('tokens.what')} <code translate="no">{TOKEN_HEADER}</code>
        </p>
        <ul>
          <li>
            {t('tokens.addresses')} <code translate="no">{`${origin}/api/admin/openapi.json`}</code>
          </li>
          <li>{t('tokens.scope')}</li>
          <li>{t('tokens.webhooks')}</li>
        </ul>
      </Part>
      <Part id="ways" title={t('ways.title')}>
        <ul>
          <li>
            <TextLink href="/api/openapi.json">{t('ways.openapi')}</TextLink> (
            {t('ways.version', { version })})
          </li>
          <li>
            <TextLink href="/data/guide">{t('common:pages.dataGuide.heading')}</TextLink>: {t('ways.guide')}
          </li>
          <li>
            {t('ways.assistants')} <code translate="no">{`${origin}/mcp`}</code>
          </li>
        </ul>
      </Part>
    </>
  )
}
