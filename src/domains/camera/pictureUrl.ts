/** The URL of a camera's picture: a data URL from JPEG in base64, or the one that the hotel has sent (CAM-03). */
export function pictureUrl(image: string): string {
  if (/^\s*data:/i.test(image)) return image.trim()
  const base64 = image.replace(/\s/g, '')
  return base64 && `data:image/jpeg;base64,${base64}`
}
