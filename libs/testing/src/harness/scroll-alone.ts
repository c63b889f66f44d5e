/** In a frame of the gallery: what comes into view there moves its own page, and not the gallery around it. */
export function scrollAlone(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = function scrollInFrame() {
    window.scrollBy(0, this.getBoundingClientRect().top);
  };
}
