-- The trade trend of specification document 3, section 4, over years and the quantities of each. The same rule
-- stands in src/domain/trade/trade-trend.ts for screens; a test holds the two together.
create or replace function trade_trend(p_years integer[], p_quantities numeric[]) returns text
language sql immutable parallel safe as $$
  with annual as (
    select year, quantity from unnest(p_years, p_quantities) as annual (year, quantity)
  ),
  latest as (
    select max(year) as year, count(*) as years from annual
  ),
  windows as (
    select
      coalesce(sum(quantity) filter (where annual.year between latest.year - 2 and latest.year), 0) as recent,
      coalesce(sum(quantity) filter (where annual.year between latest.year - 5 and latest.year - 3), 0) as historical
    from annual, latest
  )
  select case
    when years = 0 then 'no_trade'
    when years < 5 then 'insufficient_data'
    when recent = 0 and historical = 0 then 'no_trade'
    when recent = 0 then 'decreasing'
    when historical = 0 then 'increasing'
    -- Both windows hold three years, so totals compare as their means do.
    when recent > historical * 1.2 then 'increasing'
    when recent < historical * 0.8 then 'decreasing'
    else 'stable'
  end
  from latest, windows
$$;
