export const vodPaths = {
  vod: '/vod',
  browse: '/vod/browse',
  packages: '/vod/packages',
  packagesByMovie: '/vod/packagesByMovie/:movieId',
  package: '/vod/packagedetail/:pckgId',
  protected: '/vod/movies/protectedConfirmation/:movieId',
  movie: '/vod/movies/:movieId',
} as const
