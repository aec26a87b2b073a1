interface OpeningPictureProps {
  /** Which of the photographs in first sight it is; the server knows them by it. */
  place?: number
  /** How wide a window must be for it to be in first sight. */
  className?: string | undefined
}

/**
 * A photograph before the scripts have loaded; the server fills in its address, or leaves it out. It is without its
 * name and credit, which come with the page, so it stands among what is hidden where no scripts run. The picture around
 * it keeps React from asking for it early, before anybody knows the address.
 */
export function OpeningPicture({ place = 0, className = '' }: OpeningPictureProps) {
  return (
    <picture>
      <img
        src={`{picture_${place}}`}
        alt=""
        width={400}
        height={300}
        // What is not in sight is not fetched: those further on come with the page.
        {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={`absolute inset-0 size-full object-cover ${className}`}
      />
    </picture>
  )
}
