// The frame in which a page of the hotel's runs its own script (PAGE-08). The app gives it an opaque origin and hands the
// page in, once. From here the app takes two messages: `{ type: 'open', action }` with an action as menus write it, and
// `{ type: 'height', height }` in pixels. It runs as it stands here, in engines as old as Chromium 69.
//
// The page itself is in a second frame within, again of an origin of its own: so the first one, which runs nothing of the
// page's, can tell whether the guest has pressed there. Without a press nothing is opened (TRUST-08).
;(() => {
  const innerMark = '#page'
  const tell = (message) => parent.postMessage(message, '*')

  function actionOf(link) {
    const href = link.getAttribute('href') || ''
    const screen = link.getAttribute('data-screen')
    if (screen) return screen
    if (/^tel:/i.test(href)) return `openTel|${href.slice(4)}`
    if (/^mailto:/i.test(href)) return `openEmail|${href.slice(7)}`
    return /^https?:/i.test(href) ? `openWebPage|${href}` : null
  }

  /** The frame itself goes nowhere: the app opens what a link leads to. */
  function handleClick(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    const action = actionOf(link)
    if (!action) return
    event.preventDefault()
    tell({ type: 'open', action })
  }

  /** What scrolls is reached by the keyboard. */
  function focusWideParts() {
    for (const part of document.querySelectorAll('[data-wide]'))
      if (part.scrollWidth > part.clientWidth + 1) part.setAttribute('tabindex', '0')
      else part.removeAttribute('tabindex')
  }

  function watchHeight() {
    const measure = () => {
      focusWideParts()
      tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })
    }
    if (window.ResizeObserver) new ResizeObserver(measure).observe(document.body)
    else setInterval(measure, 500)
    measure()
  }

  /** The frame's policy permits styles through the object model only. */
  function rulesOf(css) {
    if ('replaceSync' in CSSStyleSheet.prototype) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return Array.from(sheet.cssRules, (rule) => rule.cssText)
    }
    return [`@media all { ${css} }`]
  }

  function addStyle(css) {
    const { sheet } = document.head.appendChild(document.createElement('style'))
    for (const rule of rulesOf(css))
      try {
        sheet.insertRule(rule, sheet.cssRules.length)
      } catch (_) {
        // A style that is not well formed, in an engine of before 2023.
      }
  }

  function addMarkup(html) {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const part of body.querySelectorAll('[data-style]')) part.style.cssText = part.dataset.style
    document.body.append(...body.childNodes)
  }

  function show({ lang, dir, html, style, script }) {
    Object.assign(document.documentElement, { lang, dir })
    addStyle(style)
    // The app has sanitized it.
    addMarkup(html)
    document.addEventListener('click', handleClick)
    watchHeight()
    const element = document.createElement('script')
    element.src = script
    document.head.appendChild(element)
  }

  /** A press counts in the frame in which it is, and in those around it. Engines of before 2023 tell the focus alone. */
  const isPressed = (frame) =>
    navigator.userActivation ? navigator.userActivation.isActive : document.activeElement === frame

  /** Puts the page into a frame within, and hands on what it may say. */
  function enclose(page) {
    const frame = document.createElement('iframe')
    frame.sandbox = 'allow-scripts'
    frame.title = page.title
    frame.style.cssText = 'display: block; width: 100%; height: 0; border: 0'
    frame.src = `${location.pathname}${innerMark}`
    frame.onload = () => frame.contentWindow.postMessage(page, '*')
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || !data) return
      if (data.type === 'height' && data.height >= 0) {
        frame.style.height = `${data.height}px`
        tell({ type: 'height', height: data.height })
      } else if (data.type === 'open' && isPressed(frame)) tell({ type: 'open', action: data.action })
    })
    document.body.style.margin = '0'
    document.body.append(frame)
  }

  addEventListener('message', function receive(event) {
    if (event.source !== parent) return
    removeEventListener('message', receive)
    if (location.hash === innerMark) show(event.data)
    else enclose(event.data)
  })
})()
