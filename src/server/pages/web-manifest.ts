import type { Portal } from '#contract/portal-contract.ts'
import type { ImageMaterials } from '../social/image-materials.ts'
import type { Words } from './words.ts'

/** What a device is told that puts the portal among its apps. The icons are drawn when the web is built. */
export function webManifest({ name }: Portal, { colour }: Pick<ImageMaterials, 'colour'>, t: Words) {
  return {
    name,
    short_name: name,
    description: t('common:portal.description'),
    lang: t.language,
    id: '/',
    start_url: '/',
    scope: '/',
    // With the browser's way back, which a reference is read with.
    display: 'minimal-ui',
    theme_color: colour('surface'),
    background_color: colour('paper'),
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
