/** Who signs the articles: the house itself. */
export function editorialDesk(brand: { readonly name: string; readonly email: string }) {
  return { author_name: `La rédaction ${brand.name}`, author_email: brand.email };
}
