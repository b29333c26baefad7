/** A camera's picture as an address: JPEG in base64 becomes a data URL, which a hotel may have sent already (CAM-03). */
export function pictureOf(image: string): string {
  if (/^\s*data:/i.test(image)) return image.trim()
  const base64 = image.replace(/\s/g, '')
  return base64 && `data:image/jpeg;base64,${base64}`
}
