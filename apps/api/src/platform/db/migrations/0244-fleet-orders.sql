-- Every order in which the catalogue may be asked for. Vehicles without a price or a rating stand last both ways.
drop index vehicles_on_offer;
create index vehicles_newest on vehicles (created_at desc nulls last, id desc) where is_active;
create index vehicles_oldest on vehicles (created_at, id) where is_active;
create index vehicles_cheapest on vehicles (hourly_price_cents, id) where is_active;
create index vehicles_dearest on vehicles (hourly_price_cents desc nulls last, id desc) where is_active;
create index vehicles_best_rated on vehicles (rating desc nulls last, id desc) where is_active;
create index vehicles_worst_rated on vehicles (rating, id) where is_active;
create index vehicles_fewest_seats on vehicles (seats, id) where is_active;
create index vehicles_most_seats on vehicles (seats desc nulls last, id desc) where is_active;
create index vehicles_by_make on vehicles (make, id) where is_active;
create index vehicles_by_make_backwards on vehicles (make desc nulls last, id desc) where is_active;
create index vehicles_newest_of_type on vehicles (type, created_at desc nulls last, id desc) where is_active;
