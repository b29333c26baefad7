/** Key of local storage: the positions in films that the hotel has not confirmed yet. */
export const resumeTimesKey = 'vod-resume-times'

export const vodPaths = {
  vod: '/vod',
  browse: '/vod/browse',
  packages: '/vod/packages',
  packagesByMovie: '/vod/packagesByMovie/:movieId',
  package: '/vod/packagedetail/:pckgId',
  protected: '/vod/movies/protectedConfirmation/:movieId',
  movie: '/vod/movies/:movieId',
} as const

/** Query parameters of the film screens, dropped when the guest leaves them (VOD-23). */
export const vodQuery = ['filter', 'page', 'search'] as const
